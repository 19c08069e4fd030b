-- Cutting dies: the asset and its life, the fabrics it may cut, and when it is booked.

create table mes2.cutting_die (
  like tenant_row including all,
  mold_no varchar(32) not null,
  name varchar(64) not null,
  style_nos jsonb not null default '[]',
  part_codes jsonb not null default '[]',
  size_ids jsonb not null default '[]',
  location_code varchar(32),
  make_date date,
  life_num int not null check (life_num > 0),
  used_num int not null default 0 check (used_num >= 0),
  sharpen_num int not null default 0 check (sharpen_num >= 0),
  image_url varchar(255),
  remark varchar(500),
  status int not null default 0 check (status between 0 and 4)
);
create unique index on mes2.cutting_die (company_id, mold_no) where del_flag = '0';

create table mes2.die_fabric_rule (
  like tenant_row including all,
  knife_mold_id bigint not null,
  material_id bigint not null,
  max_plies int not null check (max_plies > 0),
  pressure numeric(10, 2) check (pressure >= 0),
  remark varchar(500),
  unique (company_id, knife_mold_id, material_id),
  foreign key (company_id, knife_mold_id) references mes2.cutting_die (company_id, id),
  foreign key (company_id, material_id) references ccm.material (company_id, id)
);

create table mes2.cutting_die_schedule (
  like tenant_row including all,
  knife_mold_id bigint not null,
  order_id bigint not null,
  reduce_bed_id bigint,
  start_date timestamptz not null,
  end_date timestamptz not null check (end_date > start_date),
  stroke_num int not null default 0 check (stroke_num >= 0),
  status int not null default 0 check (status in (0, 1, 2, 9)),
  cancel_reason varchar(500),
  foreign key (company_id, knife_mold_id) references mes2.cutting_die (company_id, id),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id),
  foreign key (company_id, reduce_bed_id) references mes2.cutting_bed (company_id, id),
  constraint die_booked_once exclude using gist (
    int8range(knife_mold_id, knife_mold_id, '[]') with &&,
    tstzrange(start_date, end_date) with &&
  ) where (status in (0, 1) and del_flag = '0')
);
create index on mes2.cutting_die_schedule (company_id, order_id);

select apply_tenant_policy(name::regclass) from unnest(array[
  'mes2.cutting_die', 'mes2.die_fabric_rule', 'mes2.cutting_die_schedule']) as name;
