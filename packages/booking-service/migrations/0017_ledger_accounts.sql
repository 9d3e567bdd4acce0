-- The accounts have the names the trade gives them. Rows of the ledger are only ever added, but for this once.
ALTER TABLE "ledger_entry" DISABLE TRIGGER "ledger_entry_append_only";--> statement-breakpoint
UPDATE "ledger_entry" SET "account" = CASE "account"
  WHEN 'guest' THEN 'guest-folio'
  WHEN 'sales' THEN 'revenue'
  WHEN 'till' THEN 'cash'
  WHEN 'credit' THEN 'deferred'
  ELSE "account" END;--> statement-breakpoint
ALTER TABLE "ledger_entry" ENABLE TRIGGER "ledger_entry_append_only";--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_account_known" CHECK ("ledger_entry"."account" in ('guest-folio', 'revenue', 'cash', 'deferred'));
