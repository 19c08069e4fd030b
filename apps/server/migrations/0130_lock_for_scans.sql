-- Its successor `mes2.lock_for_scans` is written from its own file at each start.
drop function if exists mes2.hold_for_scans;
