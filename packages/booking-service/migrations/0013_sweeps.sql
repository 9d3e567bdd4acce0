DROP INDEX "quote_by_reservation";--> statement-breakpoint
CREATE INDEX "cancellation_request_withdrawn" ON "cancellation_request" USING btree ("decided_at") WHERE state = 'withdrawn';--> statement-breakpoint
CREATE INDEX "payment_by_quote" ON "payment" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "proof_by_request" ON "proof" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "proof_not_handed_in" ON "proof" USING btree ("created_at") WHERE request_id is null;--> statement-breakpoint
CREATE INDEX "quote_unused_by_expiry" ON "quote" USING btree ("expires_at") WHERE used_at is null;--> statement-breakpoint
CREATE INDEX "quote_by_reservation" ON "quote" USING btree ("reservation_id","created_at");