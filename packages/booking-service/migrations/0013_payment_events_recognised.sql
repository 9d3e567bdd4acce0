DROP INDEX "payment_event_waiting";--> statement-breakpoint
-- Written by hand: what is no number of ours' shape names nothing of ours.
ALTER TABLE "payment_event" ALTER COLUMN "payment_id" SET DATA TYPE uuid USING CASE WHEN "payment_id" ~ '^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$' THEN "payment_id"::uuid END;--> statement-breakpoint
-- Written by hand: what is no number of ours' shape names nothing of ours.
ALTER TABLE "payment_event" ALTER COLUMN "refund_id" SET DATA TYPE uuid USING CASE WHEN "refund_id" ~ '^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$' THEN "refund_id"::uuid END;--> statement-breakpoint
ALTER TABLE "payment_event" ADD COLUMN "amount" bigint;--> statement-breakpoint
ALTER TABLE "payment_event" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "payment_event" ADD COLUMN "of_payment" uuid;--> statement-breakpoint
ALTER TABLE "payment_event" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "payment_event" ADD COLUMN "parked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_event" ADD CONSTRAINT "payment_event_of_payment_payment_id_fk" FOREIGN KEY ("of_payment") REFERENCES "public"."payment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_by_reference" ON "payment" USING btree ("provider_reference") WHERE provider_reference is not null;--> statement-breakpoint
CREATE INDEX "payment_event_by_payment" ON "payment_event" USING btree ("of_payment");--> statement-breakpoint
CREATE INDEX "payment_event_strangers" ON "payment_event" USING btree ("received_at") WHERE of_payment is null and applied_at is null;--> statement-breakpoint
CREATE INDEX "payment_event_put_away" ON "payment_event" USING btree ("applied_at") WHERE of_payment is null and applied_at is not null;--> statement-breakpoint
CREATE INDEX "payment_event_parked" ON "payment_event" USING btree ("parked_at") WHERE parked_at is not null;--> statement-breakpoint
CREATE INDEX "refund_by_reference" ON "refund" USING btree ("provider_reference") WHERE provider_reference is not null;--> statement-breakpoint
CREATE INDEX "payment_event_waiting" ON "payment_event" USING btree ("of_payment") WHERE of_payment is not null and applied_at is null;