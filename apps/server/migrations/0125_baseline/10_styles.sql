-- Styles: the technical description an order copies when it is confirmed.

create table mes2.style (
  like tenant_row including all,
  style_no varchar(32) not null,
  style_name varchar(64) not null,
  style_name_en varchar(64),
  customer_id bigint,
  customer_style_no varchar(32),
  category_id bigint,
  season varchar(64),
  gender int check (gender between 1 and 4),
  size_group_id bigint not null,
  image_url varchar(255),
  tech_pack_url varchar(255),
  status int not null default 0 check (status in (0, 1, 2)),
  style_version int not null default 0 check (style_version >= 0),
  sam_total numeric(10, 4) not null default 0,
  price_total numeric(12, 4) not null default 0,
  standard_headcount int,
  remark text,
  images jsonb,
  -- The sample is made in this size; the others are graded from it.
  base_size_id bigint,
  foreign key (company_id, customer_id) references ccm.customer (company_id, id),
  foreign key (company_id, category_id) references ccm.category (company_id, id),
  foreign key (company_id, size_group_id) references ccm.size_group (company_id, id),
  foreign key (company_id, base_size_id) references ccm.size (company_id, id)
);
create unique index on mes2.style (company_id, style_no) where del_flag = '0';
select apply_tenant_policy('mes2.style');

create table mes2.style_size_color (
  like tenant_row including all,
  style_id bigint not null,
  color_id bigint not null,
  size_id bigint not null,
  sku varchar(64),
  unique (company_id, style_id, color_id, size_id),
  foreign key (company_id, style_id) references mes2.style (company_id, id) on delete cascade,
  foreign key (company_id, color_id) references ccm.color (company_id, id),
  foreign key (company_id, size_id) references ccm.size (company_id, id)
);
select apply_tenant_policy('mes2.style_size_color');

create table mes2.style_part (
  like tenant_row including all,
  style_id bigint not null,
  part_code varchar(32) not null,
  part_name varchar(64) not null,
  fabric_part int not null check (fabric_part between 1 and 5),
  pieces_per_garment int not null check (pieces_per_garment > 0),
  knife_mold_id bigint,
  is_fused smallint not null default 0 check (is_fused in (0, 1)),
  is_printed smallint not null default 0 check (is_printed in (0, 1)),
  area_cm2 numeric(10, 1),
  unique (company_id, style_id, part_code, fabric_part),
  foreign key (company_id, style_id) references mes2.style (company_id, id) on delete cascade
);
select apply_tenant_policy('mes2.style_part');

create table mes2.style_bom (
  like tenant_row including all,
  style_id bigint not null,
  material_id bigint not null,
  fabric_part int check (fabric_part between 1 and 5),
  part_name varchar(64),
  color_rule int not null default 0 check (color_rule in (0, 1)),
  usage_num numeric(12, 4) not null check (usage_num > 0),
  unit_code varchar(32) not null,
  loss_pct numeric(6, 2) not null default 0,
  size_usage jsonb,
  supplier_name varchar(64),
  seq_no int not null default 0,
  remark varchar(500),
  foreign key (company_id, style_id) references mes2.style (company_id, id) on delete cascade,
  foreign key (company_id, material_id) references ccm.material (company_id, id)
);
create index on mes2.style_bom (company_id, style_id);
select apply_tenant_policy('mes2.style_bom');

create table mes2.style_process (
  like tenant_row including all,
  style_id bigint not null,
  process_id bigint not null,
  seq_no int not null,
  section int not null check (section between 1 and 7),
  process_name varchar(64) not null,
  part_code varchar(32),
  machine_type_id bigint,
  sam numeric(10, 4) not null check (sam > 0),
  price numeric(12, 4) not null check (price >= 0),
  grade varchar(1) not null check (grade in ('A', 'B', 'C', 'D')),
  is_checkpoint smallint not null default 0 check (is_checkpoint in (0, 1)),
  is_output smallint not null default 0 check (is_output in (0, 1)),
  is_ticket smallint not null default 1 check (is_ticket in (0, 1)),
  pay_scope int not null check (pay_scope between 1 and 4),
  predecessors jsonb,
  stitch_note varchar(2000),
  video_url varchar(255),
  remark varchar(500),
  unique (company_id, style_id, seq_no),
  foreign key (company_id, style_id) references mes2.style (company_id, id) on delete cascade,
  foreign key (company_id, process_id) references ccm.process (company_id, id),
  foreign key (company_id, machine_type_id) references ccm.machine_type (company_id, id)
);
select apply_tenant_policy('mes2.style_process');

create table mes2.style_fabric (
  like tenant_row including all,
  style_id bigint not null,
  material_id bigint not null,
  -- None: specified for every colour at once.
  color_id bigint,
  fabric_part int not null check (fabric_part between 1 and 5),
  width_cm numeric(6, 1),
  gsm numeric(8, 2),
  marker_len numeric(12, 3),
  marker_eff_pct numeric(6, 2),
  usage_len numeric(12, 4),
  usage_weight numeric(12, 4),
  unique nulls not distinct (company_id, style_id, material_id, color_id, fabric_part),
  foreign key (company_id, style_id) references mes2.style (company_id, id) on delete cascade,
  foreign key (company_id, material_id) references ccm.material (company_id, id),
  foreign key (company_id, color_id) references ccm.color (company_id, id)
);
select apply_tenant_policy('mes2.style_fabric');

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
select apply_tenant_policy('mes2.style_quality');

-- What a style was at each approval, so that its log can tell what an approval changed.
create table mes2.style_approval (
  like tenant_row including all,
  style_id bigint not null,
  style_version int not null check (style_version > 0),
  snapshot jsonb not null,
  unique (company_id, style_id, style_version),
  foreign key (company_id, style_id) references mes2.style (company_id, id) on delete cascade
);
select apply_tenant_policy('mes2.style_approval');
