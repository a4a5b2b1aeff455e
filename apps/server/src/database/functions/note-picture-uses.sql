-- Records the pictures of a revision, whatever stores it, also a server of the previous release. The lock keeps the job
-- from deleting a picture meanwhile. A name without a picture is a fault that the checks report. It has the owner's rights,
-- because servers of the previous release store revisions before the application's role may write the table.
create or replace function note_picture_uses() returns trigger language plpgsql
security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    delete from picture_uses where campaign = old.campaign and revision = old.revision;
    return old;
  end if;
  insert into picture_uses (campaign, revision, picture)
    select new.campaign, new.revision, name from pictures
    where name in (
      select matched[1]
      from regexp_matches(new.document::text, '"(picture-[0-9a-f]{64}-[0-9]{1,4}x[0-9]{1,4}\.webp)"', 'g') matched
    )
    for key share;
  return new;
end $$;
revoke execute on function note_picture_uses from public;
