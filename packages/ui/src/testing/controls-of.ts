import type { Page } from 'playwright';

/** What assistive technology is told of something that a person can use. */
export interface Control {
  readonly role: string;
  readonly name: string;
  /** Which of the states hold that are asked for here. */
  readonly states: readonly State[];
}

const STATES = ['disabled', 'invalid', 'readonly'] as const;

type State = (typeof STATES)[number];

/** Everything of a page that takes the focus, or would if it were not disabled. */
export async function controlsOf(page: Page): Promise<readonly Control[]> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  await devtools.detach();
  return nodes
    .filter(({ ignored, role }) => !ignored && role?.value !== 'RootWebArea')
    .map(({ role, name, properties = [] }) => ({
      role: String(role?.value ?? ''),
      name: String(name?.value ?? ''),
      holds: new Set(
        properties
          .filter(({ value }) => value.value === true || value.value === 'true')
          .map((property): string => property.name),
      ),
    }))
    .filter(({ holds }) => holds.has('focusable') || holds.has('disabled'))
    .map(({ role, name, holds }) => ({
      role,
      name,
      states: STATES.filter((state) => holds.has(state)),
    }));
}
