-- Sizes that take more or less of a material than the others, kept with the order as the style had them.

alter table mes2.order_bom add column size_usage jsonb;
