-- The table holds four minutes of calls and is swept twice a minute by reading it through: the index cost every signed
-- call more than that saves.
drop index signature_nonces_made_at;
