-- Garments lost before they were sewn, each loss a fact of its day: panels that could not be replaced, and
-- pieces that a delivery did not bring. The scrapped pieces of an order are counted again from them.
create table mes2.piece_loss (
  like tenant_row including all,
  bundle_id bigint not null,
  work_date date not null,
  source int not null check (source in (1, 2)),
  num int not null check (num <> 0),
  foreign key (company_id, bundle_id) references mes2.bundle (company_id, id)
);
create index on mes2.piece_loss (company_id, bundle_id);
create index on mes2.piece_loss (company_id, work_date);

insert into mes2.piece_loss (company_id, bundle_id, work_date, source, num)
select company_id, bundle_id, coalesce(work_date, create_date::date), 1, scrap_num from mes2.cutting_bed_qc
where scrap_num > 0 and bundle_id is not null and del_flag = '0';

insert into mes2.piece_loss (company_id, bundle_id, work_date, source, num)
select l.company_id, l.bundle_id, coalesce(l.update_date, l.create_date)::date, 2, l.send_num - l.receive_num
from mes2.cut_piece_delivery_line l
join mes2.cut_piece_delivery d on d.company_id = l.company_id and d.id = l.delivery_id and d.status = 2
where l.receive_num < l.send_num and not l.is_open;

select apply_tenant_policy('mes2.piece_loss'::regclass);
