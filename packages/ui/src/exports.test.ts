import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = `${import.meta.dirname}/..`;
const { exports, publishConfig, peerDependencies, sideEffects } = JSON.parse(
  readFileSync(`${folder}/package.json`, 'utf8'),
);

/** Names that the entry hands on, with the file each comes from. */
const handedOn = [
  ...readFileSync(`${import.meta.dirname}/index.ts`, 'utf8').matchAll(
    /export (?:type )?\{([^}]*)\} from '(.+)';/g,
  ),
].flatMap(([, names = '', file = '']) =>
  names
    .split(',')
    .map((name) => name.replace('type ', '').trim())
    .filter((name) => name !== '')
    .map((name) => ({ name, file })),
);

test('everything that is exported is explained', () => {
  const mute = handedOn.filter(({ name, file }) => {
    const source = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
    const explained = new RegExp(
      `\\*/\\nexport (const|(async )?function\\*?|interface|type|class) ${name}\\b`,
    );
    return !explained.test(source);
  });
  expect(handedOn.length).toBeGreaterThan(140);
  expect(mute).toEqual([]);
});

test('the export map has the entry, the style sheet and the manifest, here and as published', () => {
  const entries = ['.', './styles.css', './package.json'];
  expect(Object.keys(exports)).toEqual(entries);
  expect(Object.keys(publishConfig.exports)).toEqual(entries);
  for (const file of Object.values<string>(exports))
    expect(existsSync(`${folder}/${file}`)).toBe(true);
});

test('asks for a React that hides the overlays of hidden tabs, and keeps its style sheet', () => {
  expect(peerDependencies).toEqual({ react: '>=19.3.0', 'react-dom': '>=19.3.0' });
  expect(sideEffects).toEqual(['**/*.css']);
});
