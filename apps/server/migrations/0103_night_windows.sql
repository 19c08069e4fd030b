-- A window of a night shift ends at midnight or behind it.

alter table mes2.target_record drop constraint target_record_check,
  add constraint target_record_window_check check (window_to <> window_from);
