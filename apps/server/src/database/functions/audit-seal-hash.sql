-- seal_audit_entries and modules/verification call it: the hash of a seal, which continues the hash before it.
create or replace function audit_seal_hash(seal audit_seals, before bytea) returns bytea language sql immutable as $$
  select sha256(coalesce(before, ''::bytea) || convert_to(jsonb_build_array(
    seal.number, seal.first_id, seal.last_id, seal.books, encode(seal.books_hash, 'hex'), seal.others,
    encode(seal.others_hash, 'hex'), (extract(epoch from seal.sealed_at) * 1000000)::bigint)::text, 'UTF8'))
$$;
