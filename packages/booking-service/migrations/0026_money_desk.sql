DROP INDEX "bank_arrival_open";--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "seal" smallint;--> statement-breakpoint
ALTER TABLE "bank_arrival" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bank_arrival" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "inbox_assignment" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "automatic_charge_given_up" ON "automatic_charge" USING btree ("ended_at") WHERE state = 'given-up';--> statement-breakpoint
CREATE INDEX "bank_arrival_returned" ON "bank_arrival" USING btree ("returned_at") WHERE state = 'returned';--> statement-breakpoint
CREATE INDEX "outbox_bounced" ON "outbox" USING btree ("done_at") WHERE outcome = 'bounced';--> statement-breakpoint
CREATE INDEX "refund_failed" ON "refund" USING btree ("updated_at") WHERE state = 'failed';--> statement-breakpoint
CREATE INDEX "bank_arrival_open" ON "bank_arrival" USING btree ("recorded_at") WHERE state in ('unmatched', 'matched');--> statement-breakpoint
ALTER TABLE "bank_arrival" ADD CONSTRAINT "bank_arrival_returned_once" CHECK (("bank_arrival"."state" = 'returned') = ("bank_arrival"."returned_at" is not null));--> statement-breakpoint
CREATE TRIGGER "audit_never_emptied" BEFORE TRUNCATE ON "audit" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
