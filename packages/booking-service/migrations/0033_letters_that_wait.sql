DROP INDEX "outbox_by_due";--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("available_at") WHERE done_at is null;