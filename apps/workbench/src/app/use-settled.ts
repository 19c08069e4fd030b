import { useEffect, useState } from 'react';

/** The value as it was when nothing had changed for a while. @param ms how long that is */
export function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (Object.is(value, settled)) return;
    const clock = setTimeout(() => setSettled(() => value), ms);
    return () => clearTimeout(clock);
  }, [value, settled, ms]);
  return settled;
}
