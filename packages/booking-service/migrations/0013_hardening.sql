DROP INDEX "payment_event_waiting";--> statement-breakpoint
CREATE TABLE "email_change" (
	"guest_id" integer PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"asked_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_cut" (
	"reservation_code" text PRIMARY KEY NOT NULL,
	"cut_at" timestamp with time zone NOT NULL,
	"except_jti" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "sign_in_link_newest_only";--> statement-breakpoint
DROP INDEX "quote_by_reservation";--> statement-breakpoint
-- Written by hand: what has not the shape of our numbers names nothing of ours.
ALTER TABLE "payment_event" ALTER COLUMN "payment_id" SET DATA TYPE uuid USING CASE WHEN "payment_id" ~ '^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$' THEN "payment_id"::uuid END;--> statement-breakpoint
-- Written by hand: what has not the shape of our numbers names nothing of ours.
ALTER TABLE "payment_event" ALTER COLUMN "refund_id" SET DATA TYPE uuid USING CASE WHEN "refund_id" ~ '^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$' THEN "refund_id"::uuid END;--> statement-breakpoint
ALTER TABLE "sign_in_link" ADD COLUMN "guest_id" integer;--> statement-breakpoint
ALTER TABLE "sign_in_link" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "reservation_code" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "counts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "leaves_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "recipient" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "new_domain" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "sent_with" bigint DEFAULT txid_current() NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_event" ADD COLUMN "amount" bigint;--> statement-breakpoint
ALTER TABLE "payment_event" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "payment_event" ADD COLUMN "of_payment" uuid;--> statement-breakpoint
ALTER TABLE "payment_event" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "payment_event" ADD COLUMN "parked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "email_change" text DEFAULT 'at-once' NOT NULL;--> statement-breakpoint
ALTER TABLE "guest" ADD COLUMN "email_proven" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "email_change" ADD CONSTRAINT "email_change_guest_id_guest_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guest"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_cut_by_expiry" ON "session_cut" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "payment_event" ADD CONSTRAINT "payment_event_of_payment_payment_id_fk" FOREIGN KEY ("of_payment") REFERENCES "public"."payment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cancellation_request_withdrawn" ON "cancellation_request" USING btree ("decided_at") WHERE state = 'withdrawn';--> statement-breakpoint
CREATE INDEX "sign_in_link_by_reservation" ON "sign_in_link" USING btree ("reservation_code");--> statement-breakpoint
CREATE INDEX "outbox_of_reservation" ON "outbox" USING btree ("reservation_code","leaves_at");--> statement-breakpoint
CREATE INDEX "payment_by_reference" ON "payment" USING btree ("provider_reference") WHERE provider_reference is not null;--> statement-breakpoint
CREATE INDEX "payment_by_quote" ON "payment" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "payment_event_by_payment" ON "payment_event" USING btree ("of_payment");--> statement-breakpoint
CREATE INDEX "payment_event_strangers" ON "payment_event" USING btree ("received_at") WHERE of_payment is null and applied_at is null;--> statement-breakpoint
CREATE INDEX "payment_event_put_away" ON "payment_event" USING btree ("applied_at") WHERE of_payment is null and applied_at is not null;--> statement-breakpoint
CREATE INDEX "payment_event_parked" ON "payment_event" USING btree ("parked_at") WHERE parked_at is not null;--> statement-breakpoint
CREATE INDEX "refund_by_reference" ON "refund" USING btree ("provider_reference") WHERE provider_reference is not null;--> statement-breakpoint
CREATE INDEX "proof_by_request" ON "proof" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "proof_not_handed_in" ON "proof" USING btree ("created_at") WHERE request_id is null;--> statement-breakpoint
CREATE INDEX "quote_unused_by_expiry" ON "quote" USING btree ("expires_at") WHERE used_at is null;--> statement-breakpoint
CREATE INDEX "payment_event_waiting" ON "payment_event" USING btree ("of_payment") WHERE of_payment is not null and applied_at is null;--> statement-breakpoint
CREATE INDEX "quote_by_reservation" ON "quote" USING btree ("reservation_id","created_at");