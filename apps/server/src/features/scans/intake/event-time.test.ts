import { expect, test } from 'vitest';
import { eventTime } from './event-time.ts';

const SERVER = '2026-03-05 10:00:00';

test.each([
  { why: 'no clock was sent', device: null, text: SERVER, doubtful: false },
  {
    why: 'the device was offline an hour',
    device: '2026-03-05 09:00:00',
    text: '2026-03-05 09:00:00',
    doubtful: false,
  },
  {
    why: 'its clock runs ten minutes ahead',
    device: '2026-03-05 10:10:00',
    text: '2026-03-05 10:10:00',
    doubtful: false,
  },
  {
    why: 'its clock runs further ahead',
    device: '2026-03-05 10:11:00',
    text: SERVER,
    doubtful: true,
  },
  {
    why: 'the scan is exactly three days old',
    device: '2026-03-02 10:00:00',
    text: '2026-03-02 10:00:00',
    doubtful: false,
  },
  { why: 'the scan is older', device: '2026-03-02 09:59:00', text: SERVER, doubtful: true },
])('takes $text when $why', ({ device, text, doubtful }) => {
  expect(eventTime(device, SERVER, 3)).toEqual({ text, doubtful });
});
