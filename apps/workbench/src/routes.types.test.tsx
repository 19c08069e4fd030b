import { expect, test } from 'vitest';
import { href, type Screens } from '#app/routes.ts';

const wantsId = async () => ({ default: ({ id }: { readonly id: string }) => <p>{id}</p> });

test('an address decides which parameters its screen and its links have', () => {
  const fits: Screens['/mes/style/styleDetail/{id}'] = wantsId;
  // @ts-expect-error a screen that wants `id` cannot stand under an address without it
  const lacks: Screens['/mes/style/style'] = wantsId;
  expect([fits, lacks]).toHaveLength(2);

  // @ts-expect-error the address needs its parameter
  href('/mes/style/styleDetail/{id}');
  // @ts-expect-error the parameter has another name
  href('/mes/style/styleDetail/{id}', { styleId: '1' });
  // @ts-expect-error not an address of the workbench
  href('/mes/style');
});
