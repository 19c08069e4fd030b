-- What the pages of styles and orders edit beyond the story's own columns.

alter table mes2.style
  add column images jsonb,
  alter column season type varchar(64);

alter table mes2.style_part alter column part_code type varchar(32);
alter table mes2.style_size_color alter column sku type varchar(64);
alter table mes2.style_process
  alter column part_code type varchar(32),
  alter column stitch_note type varchar(2000),
  add column remark varchar(500);

-- A fabric may be specified for every colour at once.
alter table mes2.style_fabric
  alter column color_id drop not null,
  drop constraint style_fabric_company_id_style_id_material_id_color_id_fabri_key;
alter table mes2.style_fabric
  add unique nulls not distinct (company_id, style_id, material_id, color_id, fabric_part);

create table mes2.style_quality (
  like tenant_row including all,
  style_id bigint not null,
  seq_no int not null,
  point_name varchar(64) not null,
  method varchar(64),
  tol_up numeric(8, 2) not null default 0,
  tol_down numeric(8, 2) not null default 0,
  size_values jsonb not null default '[]',
  unique (company_id, style_id, point_name),
  foreign key (company_id, style_id) references mes2.style (company_id, id) on delete cascade
);

-- What a style was at each approval, so that its log can tell what an approval changed.
create table mes2.style_approval (
  like tenant_row including all,
  style_id bigint not null,
  style_version int not null check (style_version > 0),
  snapshot jsonb not null,
  unique (company_id, style_id, style_version),
  foreign key (company_id, style_id) references mes2.style (company_id, id) on delete cascade
);

alter table mes2.production_order
  add column source_order_id bigint,
  alter column season type varchar(64),
  add foreign key (company_id, source_order_id) references mes2.production_order (company_id, id);
alter table mes2.order_color_size
  alter column sku type varchar(64),
  alter column barcode69 type varchar(64);
alter table mes2.order_part alter column part_code type varchar(32);
alter table mes2.order_process alter column part_code type varchar(32);

alter table mes2.order_price
  add column approve_date timestamptz,
  add column opinion varchar(500);

alter table mes2.order_version
  add column change_text varchar(500),
  add column num_before int,
  add column num_after int,
  add column approve_date timestamptz;
-- One draft per order; a second person continues it instead of writing another.
create unique index order_version_one_draft on mes2.order_version (company_id, order_id)
  where status = 0 and del_flag = '0';

select apply_tenant_policy(name::regclass) from unnest(array[
  'mes2.style_quality', 'mes2.style_approval']) as name;
