import { Tag } from '../tag/tag.tsx';
import { DescriptionList } from './description-list.tsx';

export const title = 'description-list';

const facts = [
  { id: 'no', term: '订单号', value: 'SO2403017' },
  { id: 'customer', term: '客户', value: '北岸户外用品有限公司' },
  { id: 'state', term: '状态', value: <Tag tone="accent">裁剪中</Tag> },
  { id: 'pieces', term: '总件数', value: '2,160 件' },
  { id: 'date', term: '交期', value: '2024-04-10' },
  { id: 'note', term: '备注', value: '' },
];

export const stories = {
  beside: () => <DescriptionList facts={facts} />,
  above: () => <DescriptionList facts={facts} terms="above" columns={6} />,
};
