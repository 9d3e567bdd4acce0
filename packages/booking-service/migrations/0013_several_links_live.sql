DROP INDEX "sign_in_link_newest_only";--> statement-breakpoint
CREATE INDEX "sign_in_link_by_reservation" ON "sign_in_link" USING btree ("reservation_code");