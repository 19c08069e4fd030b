export { checkPerson, type PersonValues } from './check-person.ts';
export { commonPasswords, isCommonPassword, listedPasswords } from './common-passwords.ts';
export { type AttendedDay, type NotedMinutes, requireRoom } from './day-hours.ts';
export { type EmployeeField, employeeFile } from './employee-file.ts';
export { type BegunFacts, type CompanyFacts, requireCompany } from './new-company.ts';
export { type PasswordOwner, requireNewPassword } from './new-password.ts';
export { coefficientOn, type FormerCoefficient, type PayCoefficient } from './pay-coefficient.ts';
export {
  type IdentityFacts,
  isBankCard,
  isMobile,
  readIdentity,
  yearsBetween,
} from './personal-numbers.ts';
