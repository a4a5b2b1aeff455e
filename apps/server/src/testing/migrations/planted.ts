// cspell:ignore ctid
/** A migration with a fault, and a part of the sentence that names the fault. */
export interface Planted {
  readonly fault: string
  readonly sql: string
  readonly found: RegExp
}

/** Each runs on a database with all migrations, so no two may change the same part of the schema. */
export const planted: readonly Planted[] = [
  {
    fault: 'an index that is not built concurrently',
    sql: 'create index planted_index on rewards (issued_at);',
    found: /reads all rows of rewards while rewards is locked/,
  },
  {
    fault: 'a check that reads all rows when it is added',
    sql: 'alter table persons add constraint planted_check check (id is not null)',
    found: /reads all rows of persons while persons is locked/,
  },
  {
    fault: 'a check that is validated while the lock of its addition is held',
    sql: `alter table persons add constraint planted_later check (id is not null) not valid;
      alter table persons validate constraint planted_later`,
    found: /"alter table persons validate constraint planted_later" reads all rows of persons/,
  },
  {
    fault: 'a foreign key that reads all rows when it is added',
    sql: `create table planted_notes (person uuid);
      alter table rewards add constraint planted_key foreign key (reference) references participations (reference)`,
    found: /reads all rows of \w+ while .*rewards.* is locked/,
  },
  {
    fault: 'a unique constraint that builds its index under the lock',
    sql: 'alter table conversions add constraint planted_unique unique (id, reference)',
    found: /reads all rows of conversions while conversions is locked/,
  },
  {
    fault: 'a column with a default that is computed for each row',
    sql: 'alter table participations add column planted_number double precision not null default random()',
    found: /writes participations anew/,
  },
  {
    fault: 'a table that is written anew',
    sql: 'truncate seen_nonces_0',
    found: /writes seen_nonces_0 anew/,
  },
  {
    fault: 'a changed type',
    sql: 'alter table client_errors alter column route type varchar(200)',
    found: /changes the type of the column client_errors.route/,
  },
  {
    fault: 'a required column without a default',
    sql: 'alter table uploads add column planted_required integer not null',
    found: /adds the column uploads.planted_required, which inserts of the previous release leave empty/,
  },
  {
    fault: 'a column that becomes required',
    sql: 'alter table key_fingerprints alter column retired_at set not null',
    found: /requires the column key_fingerprints.retired_at, and no contract/,
  },
  {
    fault: 'a dropped column',
    sql: 'alter table client_errors drop column stack',
    found: /drops the column client_errors.stack, and no contract/,
  },
  {
    fault: 'a renamed column',
    sql: 'alter table film_progress rename column person_id to planted_person',
    found: /renames the column film_progress.person_id, and no contract/,
  },
  {
    fault: 'a dropped table',
    sql: 'drop table live_reminders',
    found: /drops the table live_reminders, and no contract/,
  },
  {
    fault: 'a renamed table',
    sql: 'alter table watchlists rename to planted_lists',
    found: /renames the table watchlists, and no contract/,
  },
  {
    fault: 'a dropped function',
    sql: 'drop function forget_stray_tracking_events',
    found: /drops the function forget_stray_tracking_events/,
  },
  {
    fault: 'a contract with a release that is not out yet',
    sql: '-- contract: nothing since 99.0.0 uses the table self_checks\ndrop table self_checks',
    found: /unused since 99.0.0; the previous release is/,
  },
  {
    fault: 'an update of all rows in one statement',
    sql: 'update rewards set reference = reference',
    found: /changes rows of rewards without batches/,
  },
  {
    fault: 'a deletion in one statement outside a transaction',
    sql: "-- outside a transaction\ndelete from idempotency_keys where created_at < '2020-01-01'",
    found: /changes rows of idempotency_keys without batches/,
  },
  {
    fault: 'exclusive locks of two tables in one transaction',
    sql: 'alter table upload_days add column planted_one text; alter table page_drafts add column planted_two text',
    found: /locks upload_days and page_drafts: write one migration for each/,
  },
  {
    fault: 'a time limit of its own',
    sql: "set local lock_timeout = '1h'; create table planted_patient (id integer)",
    found: /sets a time limit/,
  },
]

/** Migrations that do the same without a fault. */
export const sound: readonly Pick<Planted, 'fault' | 'sql'>[] = [
  {
    fault: 'a new table that refers to old ones',
    sql: 'create table sound_notes (person bigint, text text); create index sound_notes_text on sound_notes (text)',
  },
  {
    fault: 'a column without a default, and one with a constant default',
    sql: 'alter table consents add column sound_one text, add column sound_two integer not null default 0',
  },
  {
    fault: 'an index that is built concurrently',
    sql: `-- outside a transaction
      drop index concurrently if exists sound_index; create index concurrently sound_index on consents (sound_two)`,
  },
  {
    fault: 'a check that later statements validate',
    sql: 'alter table consents add constraint sound_check check (sound_two >= 0) not valid',
  },
  {
    fault: 'the validation of a check',
    sql: 'alter table consents validate constraint sound_check',
  },
  {
    fault: 'changes in batches',
    sql: `-- outside a transaction
      do $$ begin loop
        update consents set sound_one = '' where ctid = any (array(
          select ctid from consents where sound_one is null limit 1000));
        exit when not found;
        commit;
      end loop; end $$`,
  },
  {
    fault: 'an update of a table that is declared to be small',
    sql: "-- bounded: retention_periods\nupdate retention_periods set days = days where kind = 'audit'",
  },
  {
    fault: 'the removal of what nothing since the previous release uses',
    sql: '-- contract: nothing since 0.1.0 uses the column consents.sound_one\nalter table consents drop column sound_one',
  },
]
