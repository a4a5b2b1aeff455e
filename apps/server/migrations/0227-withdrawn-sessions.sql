-- A live session that staff withdrew: nobody sees it, and no reminder is sent. Business clock.
alter table live_sessions add column withdrawn_at timestamptz;
