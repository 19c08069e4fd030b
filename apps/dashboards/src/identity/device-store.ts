import { type Store, type StoreKey, TAB_KEYS } from '@garment-mes/session-machine';

const RECORD = 'boardDevice';
/** Written and read back to see whether the place keeps anything. */
const PROBE = 'boardDeviceProbe';

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * What a paired screen keeps: one record in the local storage of this app. Cookies last a day; a
 * screen that was switched off over a holiday comes back by itself.
 *
 * @param tab where values of one browser tab live
 */
export function deviceStore(place: Place, tab: Store): Store {
  const isOfTab = (key: StoreKey) => (TAB_KEYS as readonly string[]).includes(key);
  const read = (): Partial<Record<StoreKey, string>> => {
    try {
      return JSON.parse(place.getItem(RECORD) ?? '{}');
    } catch {
      return {};
    }
  };
  const write = (change: (record: Partial<Record<StoreKey, string>>) => void) => {
    const record = read();
    change(record);
    place.setItem(RECORD, JSON.stringify(record));
  };
  return {
    get: (key) => (isOfTab(key) ? tab.get(key) : read()[key]),
    set: (key, value) =>
      isOfTab(key)
        ? tab.set(key, value)
        : write((record) => {
            record[key] = value;
          }),
    remove: (key) =>
      isOfTab(key)
        ? tab.remove(key)
        : write((record) => {
            delete record[key];
          }),
    clear: () => place.removeItem(RECORD),
    lasts() {
      try {
        place.setItem(PROBE, '1');
        const came = place.getItem(PROBE) === '1';
        place.removeItem(PROBE);
        return came && (tab.lasts?.() ?? true);
      } catch {
        return false;
      }
    },
  };
}
