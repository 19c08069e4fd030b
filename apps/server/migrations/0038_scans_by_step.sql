-- Taking bundles back deletes their operations, and each asks whether anything was reported on it.
create index on mes2.scan (company_id, bundle_process_id);
