CREATE TABLE "provider_card" (
	"token" text PRIMARY KEY NOT NULL,
	"owner" text,
	"brand" text NOT NULL,
	"last_digits" text NOT NULL,
	"conduct" text NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "provider_charge" (
	"key" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"declined" text,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"brand" text NOT NULL,
	"last_digits" text NOT NULL,
	"return_url" text NOT NULL,
	"approval" text,
	"refusal" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_charge_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "provider_refund" (
	"key" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"charge" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "provider_refund_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "terms" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"market_code" text,
	"property_code" text,
	"rate_plan_id" integer,
	"arrival_from" date,
	"arrival_until" date,
	"words" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reservation_id" integer NOT NULL,
	"quote_id" text,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"provider" text NOT NULL,
	"provider_reference" text,
	"card_brand" text,
	"last_digits" text,
	"declined" text,
	"challenge_url" text,
	"expires_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_above_zero" CHECK ("payment"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payment_id" text,
	"payment_reference" text,
	"refund_id" text,
	"refund_reference" text,
	"detail" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reservation_id" integer NOT NULL,
	"payment_id" uuid,
	"operation" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"provider_reference" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refund_above_zero" CHECK ("refund"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "provider_refund" ADD CONSTRAINT "provider_refund_charge_provider_charge_reference_fk" FOREIGN KEY ("charge") REFERENCES "public"."provider_charge"("reference") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms" ADD CONSTRAINT "terms_rate_plan_id_rate_plan_id_fk" FOREIGN KEY ("rate_plan_id") REFERENCES "public"."rate_plan"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_quote_id_quote_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quote"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_card_by_owner" ON "provider_card" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "provider_card_by_expiry" ON "provider_card" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "terms_by_kind" ON "terms" USING btree ("kind","property_code");--> statement-breakpoint
CREATE INDEX "payment_by_reservation" ON "payment" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "payment_by_due" ON "payment" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_of_quote" ON "payment" USING btree ("quote_id") WHERE quote_id is not null and state not in ('voiding', 'voided', 'expired', 'failed');--> statement-breakpoint
CREATE INDEX "payment_event_waiting" ON "payment_event" USING btree ("received_at") WHERE applied_at is null;--> statement-breakpoint
CREATE INDEX "refund_by_reservation" ON "refund" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "refund_by_payment" ON "refund" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refund_by_due" ON "refund" USING btree ("due_at") WHERE due_at is not null;