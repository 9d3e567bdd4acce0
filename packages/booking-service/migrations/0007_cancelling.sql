CREATE TABLE "cancellation_reason" (
	"code" text PRIMARY KEY NOT NULL,
	"parent_code" text,
	"position" smallint NOT NULL,
	"needs" text NOT NULL,
	"follows" text NOT NULL,
	"words" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cancellation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cancellation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reservation_id" integer NOT NULL,
	"code" text NOT NULL,
	"version" integer NOT NULL,
	"room_numbers" jsonb NOT NULL,
	"cancellation" jsonb NOT NULL,
	"reason" jsonb NOT NULL,
	"request_id" uuid,
	"arrival" date NOT NULL,
	"departure" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"undo_until" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "cancellation_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "cancellation_request" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reservation_id" integer NOT NULL,
	"room_numbers" jsonb NOT NULL,
	"cancellation" jsonb NOT NULL,
	"reason" jsonb NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "credit_note" (
	"code" text PRIMARY KEY NOT NULL,
	"cancellation_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"valid_until" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "credit_note_cancellation_id_unique" UNIQUE("cancellation_id")
);
--> statement-breakpoint
CREATE TABLE "proof" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reservation_id" integer NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"request_id" uuid
);
--> statement-breakpoint
CREATE TABLE "proof_chunk" (
	"proof_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "proof_chunk_proof_id_position_pk" PRIMARY KEY("proof_id","position")
);
--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "undo_minutes" smallint DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "cancellation_reason" ADD CONSTRAINT "cancellation_reason_parent_code_cancellation_reason_code_fk" FOREIGN KEY ("parent_code") REFERENCES "public"."cancellation_reason"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation" ADD CONSTRAINT "cancellation_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation" ADD CONSTRAINT "cancellation_request_id_cancellation_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."cancellation_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellation_request" ADD CONSTRAINT "cancellation_request_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_note" ADD CONSTRAINT "credit_note_cancellation_id_cancellation_id_fk" FOREIGN KEY ("cancellation_id") REFERENCES "public"."cancellation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof" ADD CONSTRAINT "proof_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof" ADD CONSTRAINT "proof_request_id_cancellation_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."cancellation_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_chunk" ADD CONSTRAINT "proof_chunk_proof_id_proof_id_fk" FOREIGN KEY ("proof_id") REFERENCES "public"."proof"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cancellation_by_reservation" ON "cancellation" USING btree ("reservation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cancellation_request_one_open" ON "cancellation_request" USING btree ("reservation_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "cancellation_request_by_reservation" ON "cancellation_request" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "proof_by_reservation" ON "proof" USING btree ("reservation_id");