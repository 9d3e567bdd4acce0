CREATE TABLE "review_question" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"question" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_passkey" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "staff_session" ADD COLUMN "challenge" text;--> statement-breakpoint
ALTER TABLE "staff_session" ADD COLUMN "challenge_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review_question" ADD CONSTRAINT "review_question_request_id_cancellation_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."cancellation_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_passkey" ADD CONSTRAINT "staff_passkey_user_id_staff_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "review_question_one_open" ON "review_question" USING btree ("request_id") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "review_question_of_request" ON "review_question" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "staff_passkey_of_user" ON "staff_passkey" USING btree ("user_id");