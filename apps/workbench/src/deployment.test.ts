// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { deploymentOf, plainDeployment, userCentreOf } from './deployment.ts';
import { leadToUserCentre } from './user-centre.ts';

const pageOf = (html: string) => new DOMParser().parseFromString(html, 'text/html');

describe('an installation', () => {
  test('knows no domain unless somebody names one', () => {
    const empty = pageOf('<meta name="cookie-domains" content="" />');
    expect(deploymentOf(empty)).toEqual(plainDeployment);
    expect(plainDeployment).toMatchObject({ cookieDomains: [], userCentreDomains: [] });
  });

  test('is read out of the page', () => {
    const page = pageOf(
      '<meta name="cookie-domains" content="One.example, two.example" />' +
        '<meta name="user-centre" content="https://me.one.example/leave" />',
    );
    expect(deploymentOf(page)).toMatchObject({
      cookieDomains: ['one.example', 'two.example'],
      userCentre: 'https://me.one.example/leave',
    });
  });
});

describe('an account is ended', () => {
  const known = {
    ...plainDeployment,
    userCentre: 'https://me.example/leave',
    userCentreDomains: ['one.example'],
  };

  test.each([
    ['mes.one.example', undefined],
    ['one.example', undefined],
    ['evilone.example', 'https://me.example/leave'],
    ['mes.other.example', 'https://me.example/leave'],
    ['localhost', 'https://me.example/leave'],
  ])('on %s at %s', (host, address) => {
    expect(userCentreOf(host, known)).toBe(address);
  });

  test('in the workbench where no user centre is named', () => {
    expect(userCentreOf('mes.other.example', plainDeployment)).toBeUndefined();
  });
});

describe('the way to the user centre', () => {
  function session() {
    const listeners = new Set<() => void>();
    let destination: '/accountDelete' | undefined;
    return {
      snapshot: () => ({ destination }) as never,
      subscribe(listener: () => void) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      doom() {
        destination = '/accountDelete';
        for (const listener of listeners) listener();
      },
      listeners,
    };
  }

  test('is taken once by a person whose account is being ended', () => {
    const leave = vi.fn();
    const about = session();
    const way = leadToUserCentre(about, 'https://me.example', leave);
    way.wentTo('/work');
    about.doom();
    about.doom();
    way.wentTo('/accountDelete?from=menu');
    expect(leave.mock.calls).toEqual([['https://me.example']]);
    way.stop();
    expect(about.listeners.size).toBe(0);
  });

  test('is not taken where the workbench has the page', () => {
    const leave = vi.fn();
    const about = session();
    const way = leadToUserCentre(about, undefined, leave);
    about.doom();
    way.wentTo('/accountDelete');
    expect(leave).not.toHaveBeenCalled();
  });
});
