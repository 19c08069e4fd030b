import { Button } from '../button/button.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { Popover } from './popover.tsx';

export const title = 'popover';

export const stories = {
  popover: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      <Popover trigger={<Button>打开</Button>} aria-label="说明">
        按码比分摊后四舍五入。
      </Popover>
      <Tooltip text="第 3 床已提交，不能修改">
        <Button aria-disabled>修改</Button>
      </Tooltip>
    </div>
  ),
};
