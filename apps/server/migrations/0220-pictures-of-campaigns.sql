-- Pictures that staff upload for campaigns. A name contains the hash of the picture, so its bytes never change.
create table pictures (
  name text primary key check (name ~ '^picture-[0-9a-f]{64}-[1-9][0-9]{0,3}x[1-9][0-9]{0,3}\.webp$'),
  added_by text not null,
  added_at timestamptz not null,
  -- since when the job has found no revision that refers to it; null while one does
  unused_since timestamptz
);
create index pictures_added on pictures (added_at);
create index pictures_unused on pictures (unused_since) where unused_since is not null;

-- The picture in each of its widths.
create table picture_files (
  picture text not null references pictures on delete cascade,
  width integer not null check (width > 0),
  bytes bytea not null,
  primary key (picture, width)
);

-- Which revisions refer to a picture. A picture in use cannot be deleted.
create table picture_uses (
  campaign uuid not null,
  revision integer not null,
  picture text not null references pictures,
  primary key (campaign, revision, picture)
);
create index picture_uses_picture on picture_uses (picture);

create function note_picture_uses() returns trigger language plpgsql
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
create trigger campaign_revisions_pictures after insert or delete on campaign_revisions
  for each row execute function note_picture_uses();
