-- Failures are forgotten a while after the first of them: counted from the last one, a person who mistypes now and then
-- would gather them for ever.
alter table login_attempts rename column last_at to began_at;
alter index login_attempts_last_at rename to login_attempts_began_at;
