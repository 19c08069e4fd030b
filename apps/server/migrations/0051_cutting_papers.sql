-- What hangs on a bed after it is cut: printed sheets, checked panels, the slip of its leftovers, and the
-- tickets of its bundles with every print and split.

alter table mes2.cutting_bed
  add column sheet_print_count int not null default 0 check (sheet_print_count >= 0);

create table mes2.cutting_bed_print (
  like tenant_row including all,
  cutting_bed_id bigint not null,
  layout varchar(64),
  times int not null check (times >= 1),
  foreign key (company_id, cutting_bed_id) references mes2.cutting_bed (company_id, id)
);
create index on mes2.cutting_bed_print (company_id, cutting_bed_id);

alter table mes2.cutting_bed_employee
  add column join_date timestamptz not null default now(),
  add column leave_date timestamptz check (leave_date >= join_date);

alter table mes2.cutting_bed_qc
  add column work_date date,
  add column scrap_reason varchar(64),
  add column images jsonb;
create index on mes2.cutting_bed_qc (company_id, bundle_id);
create index on mes2.cutting_bed_qc (company_id, status, create_date);

create table mes2.remnant_slip_line (
  like tenant_row including all,
  slip_id bigint not null,
  fabric_roll_id bigint not null,
  kind int not null check (kind between 1 and 4),
  len numeric(12, 3) not null check (len > 0),
  weight numeric(12, 3) check (weight >= 0),
  to_warehouse_id bigint,
  location_code varchar(32),
  new_roll_id bigint,
  foreign key (company_id, slip_id) references mes2.remnant_slip (company_id, id) on delete cascade,
  foreign key (company_id, fabric_roll_id) references mes2.fabric_roll (company_id, id),
  foreign key (company_id, new_roll_id) references mes2.fabric_roll (company_id, id),
  foreign key (company_id, to_warehouse_id) references ccm.warehouse (company_id, id)
);
create index on mes2.remnant_slip_line (company_id, slip_id);
create index on mes2.remnant_slip_line (company_id, fabric_roll_id);

alter table mes2.bundle
  add column location_code varchar(32),
  add column coupon_print_count int not null default 0 check (coupon_print_count >= 0);
create index on mes2.bundle (company_id, parent_bundle_id) where parent_bundle_id is not null;

alter table mes2.bundle_print
  add column layout varchar(16) not null default 'label' check (layout in ('label', 'coupon', 'sheet')),
  add column times int not null default 1 check (times >= 1),
  add column reprint_reason int check (reprint_reason between 1 and 6);

create table mes2.bundle_split_log (
  like tenant_row including all,
  root_bundle_id bigint not null,
  from_bundle_id bigint not null,
  to_bundle_ids bigint[] not null check (cardinality(to_bundle_ids) >= 2),
  nums int[] not null,
  reason varchar(500) not null,
  by_employee_id bigint,
  check (cardinality(nums) = cardinality(to_bundle_ids)),
  foreign key (company_id, root_bundle_id) references mes2.bundle (company_id, id),
  foreign key (company_id, from_bundle_id) references mes2.bundle (company_id, id)
);
create unique index on mes2.bundle_split_log (company_id, from_bundle_id);

select apply_tenant_policy(name::regclass) from unnest(array[
  'mes2.cutting_bed_print', 'mes2.remnant_slip_line', 'mes2.bundle_split_log']) as name;
