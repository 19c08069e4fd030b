import { expect, test } from 'vitest';
import { checkPerson, type PersonValues } from './check-person.ts';

const found = (values: PersonValues) =>
  checkPerson(values, '2026-06-10').map(({ field, code }) => `${field} ${code}`);

test('what is empty is not looked at', () => {
  expect(found({})).toEqual([]);
  expect(found({ phone: '', payCoefficient: '', hireDate: '', birthDate: null })).toEqual([]);
});

test('a mobile number has eleven digits', () => {
  expect(found({ phone: '13800000417' })).toEqual([]);
  expect(found({ phone: '1380000041' })).toEqual(['phone phone-form']);
});

test('a coefficient lies between a half and two, both included', () => {
  expect(['0.5', '2', '2.000'].flatMap((payCoefficient) => found({ payCoefficient }))).toEqual([]);
  for (const payCoefficient of ['0.499', '2.001', '0'])
    expect(found({ payCoefficient })).toEqual(['payCoefficient out-of-range']);
});

test('people are hired thirty days ahead at most, from sixteen years on the day they begin', () => {
  expect(found({ hireDate: '2026-07-10' })).toEqual([]);
  expect(found({ hireDate: '2026-07-11' })).toEqual(['hireDate invalid-date']);
  expect(found({ hireDate: '2026-06-20', birthDate: '2010-06-20' })).toEqual([]);
  expect(found({ hireDate: '2026-06-19', birthDate: '2010-06-20' })).toEqual([
    'birthDate under-age',
  ]);
});

test('a trainee is one beyond the day of hiring', () => {
  const hireDate = '2026-06-01';
  expect(found({ hireDate, inTrainingUntil: '2026-06-02' })).toEqual([]);
  expect(found({ hireDate, inTrainingUntil: hireDate })).toEqual([
    'inTrainingUntil dates-reversed',
  ]);
});
