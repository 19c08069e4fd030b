-- Normal, tightened or stopped follows from the inspections themselves.
drop table mes2.qc_aql_state;
