-- Under row security an index serves a condition only if its operator cannot leak a foreign row.
-- `like` on text raises on a malformed pattern alone, and patterns are ours and escaped: it leaks nothing.
-- Without superuser rights it stays as it is, and only prefix searches are fast.
do $$
begin
  alter function pg_catalog.textlike(text, text) leakproof;
exception when insufficient_privilege then
  null;
end
$$;
