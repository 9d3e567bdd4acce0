-- A sample nobody has touched may be told anew, with its ledger. Everything else stays append-only.
CREATE FUNCTION "refuse_change_of_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND EXISTS (
    SELECT 1 FROM "reservation" WHERE "id" = OLD."reservation_id" AND "sample" IS NOT NULL AND "version" = 1
  ) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME;
END
$$;--> statement-breakpoint
DROP TRIGGER "ledger_entry_append_only" ON "ledger_entry";--> statement-breakpoint
CREATE TRIGGER "ledger_entry_append_only" BEFORE UPDATE OR DELETE ON "ledger_entry" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_ledger"();
