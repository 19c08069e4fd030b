import { QrCode } from '../qr-code/qr-code.tsx';
import { Barcode } from './barcode.tsx';

export const title = 'barcode';

export const stories = {
  codes: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}>
      <Barcode text="SO2403017-B0067" readable />
      <Barcode text="6901234567892" label="吊牌条码" />
      <QrCode text="C-CX-2403-018" label="第 18 床" size={96} />
    </div>
  ),
  'not to be encoded': () => <Barcode text="床次" />,
};
