import { Splitter } from './splitter.tsx';

export const title = 'splitter';

const frame = { height: 160, border: '1px solid var(--line)' };
const panel = (words: string) => <div style={{ padding: 12 }}>{words}</div>;

export const stories = {
  beside: () => (
    <div style={frame}>
      <Splitter label="部门" first={panel('部门树')} second={panel('员工列表')} defaultSize={200} />
    </div>
  ),
  above: () => (
    <div style={frame}>
      <Splitter
        label="排产图"
        direction="column"
        first={panel('排产图')}
        second={panel('订单')}
        defaultSize={80}
        min={40}
      />
    </div>
  ),
};
