import { Search } from 'lucide-react';
import { useState } from 'react';
import { Textarea } from '../textarea/textarea.tsx';
import { TextInput } from './text-input.tsx';

export const title = 'text-input';

function Clearable() {
  const [value, setValue] = useState('SO2403017');
  return <TextInput aria-label="订单号" value={value} onValueChange={setValue} clearable />;
}

export const stories = {
  lines: () => (
    <div style={{ display: 'grid', gap: 12, width: 240 }}>
      <Clearable />
      <TextInput aria-label="搜索" placeholder="搜索" icon={<Search aria-hidden />} />
      <TextInput aria-label="门幅" defaultValue="150" unit="厘米" />
      <TextInput aria-label="有误" defaultValue="SO" aria-invalid />
      <TextInput aria-label="停用" defaultValue="不可修改" disabled />
      <TextInput aria-label="只读" defaultValue="系统生成" readOnly />
    </div>
  ),
  areas: () => (
    <div style={{ display: 'grid', gap: 12, width: 240 }}>
      <Textarea aria-label="备注" placeholder="选填" />
      <Textarea aria-label="原因" defaultValue="面料缩水" aria-invalid />
      <Textarea aria-label="说明" defaultValue="不可修改" disabled />
    </div>
  ),
};
