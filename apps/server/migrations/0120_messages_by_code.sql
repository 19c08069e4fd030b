-- What happened is stored as a code with its values and rendered in the language of whoever reads it. Rows
-- of before keep the text they were written with.

alter table mmc.message
  alter column title drop not null,
  -- { title, content?, objName? }, each { code, params }.
  add column messages jsonb,
  add check (title is not null or messages -> 'title' is not null);

alter table ccm.workflow_task
  alter column title drop not null,
  -- { code, params }: what the approval is about.
  add column matter jsonb,
  add check (title is not null or matter is not null);
