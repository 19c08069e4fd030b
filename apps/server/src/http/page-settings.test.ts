import { expect, test } from 'vitest';
import { withSettings } from './page-settings.ts';

const page = '<head><meta name="cookie-domains" content="" /><meta name="viewport" content="x" />';

test('writes a setting into the element of its name', () => {
  expect(withSettings(page, { 'cookie-domains': 'factory.example' })).toBe(
    '<head><meta name="cookie-domains" content="factory.example" /><meta name="viewport" content="x" />',
  );
});

test('leaves a page as it is where nothing is set', () => {
  expect(withSettings(page, {})).toBe(page);
});

test('writes nothing that would be read as markup', () => {
  expect(withSettings(page, { 'cookie-domains': '"><script>$&' })).toContain(
    'content="&#34;&#62;&#60;script&#62;$&#38;"',
  );
});
